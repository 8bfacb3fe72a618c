import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';

test.each([
  [{ LLM_MODEL: 'small' }, ['small']],
  [{ LLM_MODELS: 'small, large,small, ' }, ['small', 'large']],
  [{ LLM_MODEL: 'large', LLM_MODELS: 'small,large' }, ['large', 'small']],
  [{ LLM_MODEL: 'other', LLM_MODELS: 'small,large' }, ['other', 'small', 'large']],
])('%o are the models, the default first', (environment, models) => {
  const { model } = readConfig({ LLM_BASE_URL: 'https://model.example/v1', ...environment });
  expect([model?.model, ...(model?.otherModels ?? [])]).toEqual(models);
});

test('a name and a password in the address of the model are accepted, but not together with a key', () => {
  const environment = { LLM_BASE_URL: 'https://ada:geheim@model.example/v1', LLM_MODEL: 'small' };
  expect(readConfig(environment).model?.baseUrl).toBe('https://ada:geheim@model.example/v1');
  expect(() => readConfig({ ...environment, LLM_API_KEY: 'k' })).toThrow(/^LLM_BASE_URL and LLM_API_KEY: /);
  expect(() => readConfig({ ...environment, LLM_BASE_URL: 'https://a:50%@model.example/v1' })).toThrow(
    'LLM_BASE_URL: write a % in the name or the password as %25.',
  );
});
