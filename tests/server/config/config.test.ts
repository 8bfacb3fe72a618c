import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config/config.ts';

test('the defaults use embedded services and listen on this machine only', () => {
  expect(readConfig({})).toEqual({
    port: 4321,
    phone: null,
    strictPort: false,
    host: '127.0.0.1',
    admin: null,
    dataDir: resolve('data'),
    copyFolder: null,
    clientDir: resolve('dist/client'),
    firstView: true,
    databaseUrl: null,
    databaseTimeout: 10_000,
    databaseWait: 30_000,
    publicUrl: null,
    productName: 'Mates',
    operator: { name: null, contact: null, pagesDir: null },
    smtpUrl: null,
    mailFrom: 'no-reply@mates.invalid',
    model: null,
    trialModel: null,
    embeddings: null,
    transcription: null,
    speech: null,
    moderation: null,
    google: null,
    discord: null,
    trustProxy: 0,
    grantChats: 50,
    refillChats: 0,
    stripe: null,
    sandboxPayments: true,
    sessionIdleDays: 30,
    sessionDays: 90,
    ageStep: true,
    minimumAge: 18,
    limitFactor: 1,
    traces: null,
    logLevel: 'warn',
  });
});

test('every setting can be set, and an empty variable counts as unset', () => {
  expect(
    readConfig({
      PORT: '80',
      STRICT_PORT: '1',
      HOST: '0.0.0.0',
      ADMIN_PORT: '9464',
      ADMIN_HOST: '10.0.0.5',
      DATA_DIR: '/srv/mates',
      COPY_FOLDER: '/srv/sync',
      CLIENT_DIR: '/srv/page',
      DATABASE_URL: 'postgres://u:p@db:5432/mates',
      PUBLIC_URL: 'https://Mates.example/',
      PRODUCT_NAME: 'Pals',
      OPERATOR_NAME: 'Ada Berg',
      OPERATOR_CONTACT: 'ada@mates.example',
      OPERATOR_PAGES: '/srv/pages',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'pals@mates.example',
      LLM_BASE_URL: 'https://model.example/v1',
      LLM_API_KEY: '',
      LLM_MODEL: 'small',
      EMBEDDING_MODEL: 'embedder',
      TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:5001/v1',
      SPEECH_BASE_URL: 'https://voice.example/v1',
      SPEECH_API_KEY: 'k',
      SPEECH_MODEL: 'kokoro',
      TRIAL_MODEL: 'large',
      LLM_MODELS: 'large',
      GOOGLE_CLIENT_ID: 'our-google-id',
      GOOGLE_JWKS_URL: 'https://keys.example/jwks',
      DISCORD_CLIENT_ID: 'our-discord-id',
      DISCORD_CLIENT_SECRET: 'our-discord-secret',
      DISCORD_USER_URL: 'https://people.example/me',
      PROVIDER_TIMEOUT_SECONDS: '3',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      GRANT_CHATS: '0',
      REFILL_CHATS: '7',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      SESSION_IDLE_DAYS: '1',
      SESSION_DAYS: '2',
      FIRST_VIEW: 'off',
      AGE_STEP: 'off',
      MINIMUM_AGE: '21',
      LIMIT_FACTOR: '10',
      DATABASE_TIMEOUT_SECONDS: '4',
      DATABASE_WAIT_SECONDS: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/',
      OTEL_SERVICE_NAME: 'pals',
      LOG_LEVEL: 'info',
    }),
  ).toEqual({
    port: 80,
    phone: null, // not with a proxy
    strictPort: true,
    host: '0.0.0.0',
    admin: { host: '10.0.0.5', port: 9464 },
    dataDir: resolve('/srv/mates'),
    copyFolder: resolve('/srv/sync'),
    clientDir: resolve('/srv/page'),
    firstView: false,
    databaseUrl: 'postgres://u:p@db:5432/mates',
    databaseTimeout: 4000,
    databaseWait: 0,
    publicUrl: 'https://mates.example',
    productName: 'Pals',
    operator: { name: 'Ada Berg', contact: 'ada@mates.example', pagesDir: resolve('/srv/pages') },
    smtpUrl: 'smtps://mail.example',
    mailFrom: 'pals@mates.example',
    model: {
      baseUrl: 'https://model.example/v1',
      apiKey: null,
      model: 'small',
      otherModels: ['large'],
      contextTokens: null,
      maxTokens: 2048,
      waits: { first: 60_000, stall: 45_000, total: 600_000 },
      suggests: true,
      learns: true,
    },
    trialModel: 'large',
    embeddings: { baseUrl: 'https://model.example/v1', apiKey: null, model: 'embedder' },
    transcription: { baseUrl: 'http://127.0.0.1:5001/v1', apiKey: null, model: 'whisper-1' },
    speech: { baseUrl: 'https://voice.example/v1', apiKey: 'k', model: 'kokoro' },
    moderation: { baseUrl: 'https://model.example/v1', apiKey: null, model: 'omni-moderation-latest' },
    google: {
      clientId: 'our-google-id',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      jwksUrl: 'https://keys.example/jwks',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      timeout: 3000,
    },
    discord: {
      clientId: 'our-discord-id',
      clientSecret: 'our-discord-secret',
      authorizeUrl: 'https://discord.com/oauth2/authorize',
      tokenUrl: 'https://discord.com/api/oauth2/token',
      userUrl: 'https://people.example/me',
      timeout: 3000,
    },
    trustProxy: ['10.0.0.0/8', '::1'],
    grantChats: 0,
    refillChats: 7,
    stripe: { secretKey: 'sk', webhookSecret: 'whsec', apiUrl: 'https://api.stripe.com' },
    sandboxPayments: true,
    sessionIdleDays: 1,
    sessionDays: 2,
    ageStep: false,
    minimumAge: 21,
    limitFactor: 10,
    traces: { endpoint: 'http://collector.example:4318', serviceName: 'pals' },
    logLevel: 'info',
  });
});

test.each([
  ['PORT', '70000', 'must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'must be a whole number from 0 to 65535.'],
  ['ADMIN_PORT', 'on', 'must be a whole number from 0 to 65535.'],
  ['STRICT_PORT', 'maybe', 'must be on or off.'],
  ['DATABASE_URL', 'localhost:5432', 'must be an address like postgres://user:password@host:5432/name.'],
  ['PUBLIC_URL', 'mates.example', 'must be an address like https://mates.example.'],
  ['PUBLIC_URL', 'https://mates.example/app', 'must have no path: the product lives at the root.'],
  ['SMTP_URL', 'mail.example:25', 'must be an address like smtp://user:password@host:587.'],
  ['MAIL_FROM', 'Mates', 'must be an e-mail address.'],
  ['LLM_MODERATION', 'maybe', 'must be on or off.'],
  ['LLM_MODELS', ' , ', 'must be 1 to 50 names with commas between them, each with at most 200 characters.'],
  ['LLM_BASE_URL', 'model.example', 'must be an address like https://host/v1.'],
  [
    'TRUST_PROXY',
    'true',
    'must be the number of proxies in front (0 to 9), or their addresses parted by commas.',
  ],
  ['GOOGLE_JWKS_URL', 'keys.example', 'must be an address like https://host/path.'],
  ['DISCORD_TOKEN_URL', 'javascript:alert(1)', 'must be an address like https://host/path.'],
  ['PROVIDER_TIMEOUT_SECONDS', '0', 'must be a whole number from 1 to 60.'],
  ['GRANT_CHATS', '1.5', 'must be a whole number from 0 to 1000000.'],
  ['AGE_STEP', 'maybe', 'must be on or off.'],
  ['MINIMUM_AGE', '12', 'must be a whole number from 13 to 99.'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'must be an address like http://127.0.0.1:4318.'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent.'],
])('%s=%s is rejected with a line that does not repeat the value', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name}: ${message}`));
});

test.each([
  ['on', true],
  ['TRUE', true],
  ['yes', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['No', false],
  ['0', false],
])('every switch accepts %s', (word, isOn) => {
  const config = readConfig({
    FIRST_VIEW: word,
    STRICT_PORT: word,
    SANDBOX_PAYMENTS: word,
    AGE_STEP: word,
    LLM_MEMORY: word,
    LLM_SUGGESTIONS: word,
    LLM_MODERATION: word,
    LLM_BASE_URL: 'https://model.example/v1',
    LLM_MODEL: 'small',
  });
  const { firstView, strictPort, sandboxPayments, ageStep, model, moderation } = config;
  expect([firstView, strictPort, sandboxPayments, ageStep, model?.learns, model?.suggests]).toEqual(
    Array.from({ length: 6 }, () => isOn),
  );
  expect(moderation !== null).toBe(isOn);
});

test('a model without a URL, or a URL without a model, is rejected', () => {
  const message = 'LLM_BASE_URL and LLM_MODEL: set both to talk to a language model, or neither.';

  expect(() => readConfig({ LLM_MODEL: 'small' })).toThrow(message);
  expect(() => readConfig({ EMBEDDING_MODEL: 'embedder' })).toThrow(/^EMBEDDING_MODEL and LLM_BASE_URL: /);
  expect(() => readConfig({ LLM_MODELS: 'small,large' })).toThrow(message);
  expect(() => readConfig({ LLM_BASE_URL: 'https://model.example/v1' })).toThrow(message);
});

test('a key for speech is refused without its host, and beside a password in the address', () => {
  expect(() => readConfig({ SPEECH_API_KEY: 'k' })).toThrow(/^SPEECH_API_KEY and SPEECH_BASE_URL: /);
  expect(() => readConfig({ SPEECH_API_KEY: 'k', SPEECH_BASE_URL: 'https://a:b@voice.example/v1' })).toThrow(
    /^SPEECH_BASE_URL and SPEECH_API_KEY: /,
  );
  expect(readConfig({ SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1' }).speech).toEqual({
    baseUrl: 'http://127.0.0.1:8880/v1',
    apiKey: null,
    model: 'tts-1',
  });
});

test('embeddings have a host of their own, with its own key, or that of the model', () => {
  const own = { EMBEDDING_BASE_URL: 'https://vectors.example/v1', EMBEDDING_MODEL: 'embedder' };
  const llm = { LLM_BASE_URL: 'https://model.example/v1', LLM_API_KEY: 'geheim', LLM_MODEL: 'small' };
  const vectors = { baseUrl: 'https://vectors.example/v1', apiKey: null, model: 'embedder' };
  expect(readConfig(own).embeddings).toEqual(vectors);
  expect(readConfig({ ...llm, ...own }).embeddings).toEqual(vectors);
  expect(readConfig({ ...llm, ...own, EMBEDDING_API_KEY: 'k' }).embeddings).toEqual({
    ...vectors,
    apiKey: 'k',
  });
  expect(readConfig({ ...llm, EMBEDDING_MODEL: 'embedder' }).embeddings).toEqual({
    baseUrl: llm.LLM_BASE_URL,
    apiKey: 'geheim',
    model: 'embedder',
  });
  expect(() => readConfig({ EMBEDDING_BASE_URL: own.EMBEDDING_BASE_URL })).toThrow(
    /^EMBEDDING_BASE_URL and EMBEDDING_MODEL: /,
  );
  expect(() => readConfig({ ...llm, EMBEDDING_MODEL: 'e', EMBEDDING_API_KEY: 'k' })).toThrow(
    /^EMBEDDING_API_KEY and EMBEDDING_BASE_URL: /,
  );
  const named = { ...own, EMBEDDING_BASE_URL: 'https://a:b@vectors.example/v1', EMBEDDING_API_KEY: 'k' };
  expect(() => readConfig(named)).toThrow(/^EMBEDDING_BASE_URL and EMBEDDING_API_KEY: /);
});

test('the key of a host for transcriptions requires its address', () => {
  expect(() => readConfig({ TRANSCRIPTION_API_KEY: 'k' })).toThrow(
    /^TRANSCRIPTION_API_KEY and TRANSCRIPTION_BASE_URL: /,
  );
  const TRANSCRIPTION_BASE_URL = 'https://a:b@speech.example/v1';
  expect(() => readConfig({ TRANSCRIPTION_BASE_URL, TRANSCRIPTION_API_KEY: 'k' })).toThrow(
    /^TRANSCRIPTION_BASE_URL and TRANSCRIPTION_API_KEY: /,
  );
});

test.each([
  [{}, true],
  [{ SANDBOX_PAYMENTS: 'false' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SANDBOX_PAYMENTS: 'true' }, true],
])('[S1.9] with %o, it is %s that the test checkout is available', (environment, isOffered) => {
  expect(readConfig(environment).sandboxPayments).toBe(isOffered);
});
