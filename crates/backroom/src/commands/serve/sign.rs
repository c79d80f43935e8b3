//! What the host writes over the door, for a server and for a site without one.

use serde::Deserialize;
use server::page::Sign;

#[derive(Clone, Debug, Default, clap::Args, Deserialize)]
#[serde(default)]
pub struct SignFlags {
    /// What the house is called, up to 40 characters [default: Backroom]
    #[arg(long, value_name = "NAME", env = "BACKROOM_HOUSE_NAME")]
    pub house_name: Option<String>,
    /// Its colour, such as #2f66a3; made lighter by night and darker on paper until it can be read [default: the lamp's]
    #[arg(long, value_name = "#RRGGBB", env = "BACKROOM_HOUSE_COLOR")]
    pub house_color: Option<String>,
}

impl SignFlags {
    /// These, and where there are none, others.
    pub fn or(self, others: Self) -> Self {
        Self { house_name: self.house_name.or(others.house_name), house_color: self.house_color.or(others.house_color) }
    }

    /// The sign; or what is wrong with it.
    pub fn sign(&self) -> Result<Sign, String> {
        Sign::new(self.house_name.as_deref(), self.house_color.as_deref())
    }
}
