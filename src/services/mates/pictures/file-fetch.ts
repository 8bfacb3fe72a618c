/**
 * A `fetch` that sends a file in place of the JSON of a call, which becomes the query. Reports how much was sent, from 0 to 1, which
 * the browser's `fetch` cannot.
 */
export const fileFetch =
  (file: Blob, onShare: (share: number) => void): typeof fetch =>
  (address, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const query = new URLSearchParams(toQuery(init?.body));
      request.open('POST', `${address instanceof Request ? address.url : String(address)}?${query}`);
      const headers = new Headers(init?.headers);
      headers.set('content-type', 'application/octet-stream');
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onShare(loaded / Math.max(total, 1)),
      );
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', () => reject(new TypeError('The file could not be sent.')));
      init?.signal?.addEventListener('abort', () => request.abort());
      request.send(file);
    });

const toQuery = (body: unknown): Record<string, string> =>
  typeof body === 'string' ? (JSON.parse(body) as Record<string, string>) : {};

const toResponse = (request: XMLHttpRequest): Response => {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/s, 2)).filter(([, value]) => value !== undefined);
  return new Response(request.responseText, {
    status: request.status,
    headers: Object.fromEntries(headers) as Record<string, string>,
  });
};
