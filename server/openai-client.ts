import type { OpenAI } from 'openai';

interface ClientOptions {
  readonly baseUrl: string;
  readonly apiKey: string | null;
}

/** The library is large, so it is loaded on first use. The client retries nothing. */
export const loadOpenAi = async ({ baseUrl, apiKey }: ClientOptions, timeout?: number) => {
  const { APIConnectionError, APIError, OpenAI } = await import('openai');
  const client: OpenAI = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    // Ignores the library's environment variables: only this product's configuration counts.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    ...(timeout === undefined ? {} : { timeout }),
  });
  return { APIConnectionError, APIError, client };
};
