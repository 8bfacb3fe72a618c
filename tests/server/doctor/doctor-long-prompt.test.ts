import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { runDoctor } from '../../../server/operator/doctor.ts';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  writeStream,
  type ScriptedHost,
} from '../support/model-hosts/scripted-host.ts';

const hosts: ScriptedHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

const Asked = v.object({ messages: v.array(v.object({ content: v.string() })) });

/** Returns the doctor's line about the model, without the name of the check. */
const lineOf = async (environment: Record<string, string>): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'mates-doctor-'));
  const { text } = await runDoctor({ DATA_DIR: join(folder, 'data'), ...environment });
  rmSync(folder, { recursive: true, force: true });
  const line = text.split('\n').find((each) => each.slice(9).startsWith('model')) ?? '';
  return `${line.slice(0, 7).trim()}: ${line.slice(14).trim()}`;
};

test('the model is asked as a long conversation asks it, which its host may refuse or cut', async () => {
  const tokensOf = (body: string) =>
    Math.ceil(
      v.parse(Asked, JSON.parse(body)).messages.reduce((sum, { content }) => sum + content.length, 0) / 4.4,
    );
  const sizes: number[] = [];
  const start = (refuses: boolean) =>
    startScriptedHost((response, body, request) => {
      const tokens = tokensOf(body);
      sizes.push(tokens);
      const usage = { prompt_tokens: Math.min(tokens, 4096), completion_tokens: 2 };
      const answer =
        refuses && tokens > 4096
          ? writeJson({ error: { message: 'the request exceeds the available context size' } }, 400)
          : writeStream(event(delta('Hello!', 'stop')), event({ choices: [], usage }), 'data: [DONE]\n\n');
      answer(response, body, request);
    });
  const cutting = await start(false);
  hosts.push(cutting);
  const asking = { LLM_BASE_URL: cutting.url, LLM_MODEL: 'small' };
  expect(await lineOf(asking)).toMatch(
    /^problem: .* reads only 4096 tokens of a long prompt for small, .* or set LLM_CONTEXT_TOKENS to 4096\.$/,
  );
  expect(Math.max(...sizes)).toBeGreaterThan(4500);
  expect(await lineOf({ ...asking, LLM_CONTEXT_TOKENS: '4096' })).toMatch(/^ok: small at/);
  const refusing = await start(true);
  hosts.push(refusing);
  const refused = { LLM_BASE_URL: refusing.url, LLM_MODEL: 'small' };
  expect(await lineOf(refused)).toMatch(/^ok: small at/);
  expect(await lineOf({ ...refused, LLM_CONTEXT_TOKENS: '16384' })).toMatch(
    /^problem: .* holds less for small than LLM_CONTEXT_TOKENS says\./,
  );
});
