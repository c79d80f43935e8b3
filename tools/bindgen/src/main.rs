//! `bindgen FILE.wasm FOLDER` writes the module and the JavaScript that calls it, for a worker of a page.

use wasm_bindgen_cli_support::Bindgen;

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [module, folder] = &arguments[..] else {
        eprintln!("usage: bindgen FILE.wasm FOLDER");
        std::process::exit(2);
    };
    let written = Bindgen::new().input_path(module).web(true).and_then(|bindgen| {
        bindgen.omit_default_module_path(true).remove_name_section(true).remove_producers_section(true).generate(folder)
    });
    if let Err(error) = written {
        eprintln!("{module}: {error:#}");
        std::process::exit(1);
    }
}
