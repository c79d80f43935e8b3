// A plain host of files, as simple as hosts get: it knows what files are called, and shows 404.html for what is missing.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Shows a folder under a path. */
export function host(folder, base) {
  const sockets = new Set();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    if (!path.startsWith(base)) return void response.writeHead(404).end();
    let file = join(folder, normalize(path.slice(base.length)));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    const found = existsSync(file);
    if (!found) file = join(folder, '404.html');
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(found ? 200 : 404, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${server.address().port}${base}`;
      const stop = () => {
        server.close();
        sockets.forEach((socket) => socket.destroy());
      };
      ready({ url, stop });
    });
  });
}
