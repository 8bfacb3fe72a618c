/** What the product's server answers while Vite serves the page. */
export const apiPaths = [
  '/girl/',
  '/mate/',
  '/media/',
  '/payments/',
  '/room/',
  '/safety/',
  '/subscription/',
  '/user/',
];

/**
 * Vite's `server.proxy` for a product at this address. Pages and calls share some prefixes: what a browser opens as a page
 * stays with Vite.
 */
export function proxyToApi(target) {
  const bypass = (request) => (request.headers.accept?.includes('text/html') ? request.url : undefined);
  return Object.fromEntries(apiPaths.map((path) => [path, { target, bypass }]));
}
