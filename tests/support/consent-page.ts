/** What a provider shows before it sends somebody back: who are you, and may the product know? */
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

/** Where Cancel leads: back, with the word that both providers use for it. */
function refusal(provider: string, params: URLSearchParams): string {
  const back = new URL(params.get('redirect_uri') ?? '');
  const answer = new URLSearchParams({ error: 'access_denied', state: params.get('state') ?? '' }).toString();
  if (provider === 'google') back.hash = answer;
  else back.search = answer;
  return back.href;
}

const plain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
