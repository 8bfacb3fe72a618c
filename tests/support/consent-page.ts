/** The consent page of a provider, which asks the user for the account and for permission. */
export function consentPage(provider: string, params: URLSearchParams): string {
  const fields = [...params]
    .map(([name, value]) => `<input type="hidden" name="${plain(name)}" value="${plain(value)}">`)
    .join('');
  return `<!doctype html><html lang="en"><title>${provider}</title><h1>Sign in with ${provider}</h1>
<form>${fields}
<label>Your address <input name="as" type="email" required></label>
<label><input name="verified" type="checkbox" value="no"> not confirmed</label>
<button>Allow</button></form>
<p><a href="${plain(refusal(provider, params))}">Cancel</a></p></html>`;
}

/** The link of Cancel: it returns to the product with the error code that both providers use. */
function refusal(provider: string, params: URLSearchParams): string {
  const back = new URL(params.get('redirect_uri') ?? '');
  const answer = new URLSearchParams({ error: 'access_denied', state: params.get('state') ?? '' }).toString();
  if (provider === 'google') back.hash = answer;
  else back.search = answer;
  return back.href;
}

const plain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
