/** The part of Trusted Types that is used; browsers without them take the text. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => unknown };
}

/** Returns the URL of a worker, by a policy of that name, which the headers of the page list. It permits this URL and no other. */
export const trustedScriptUrl = (policyName: string, permitted: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy(policyName, {
    createScriptURL(url) {
      if (url !== permitted) throw new TypeError('The policy permits its worker only.');
      return url;
    },
  });
  // What takes URLs takes a trusted one where the browser has such, which its type does not say.
  return (policy?.createScriptURL(permitted) ?? permitted) as string;
};
