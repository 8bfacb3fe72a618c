import { version } from '../../contract/version.ts';
import { readConfig, type Config } from '../config/config.ts';
import { withLocalModel } from '../config/local-model.ts';
import { checkClock } from '../doctor/clock.ts';
import { checkCopies } from '../doctor/copies.ts';
import { checkDatabase } from '../doctor/database.ts';
import { describeFailure, ok, problem, type Finding } from '../doctor/finding.ts';
import { checkEmbeddings } from '../doctor/embeddings.ts';
import { checkHelpLines } from '../doctor/help-lines.ts';
import { checkDisk, checkFolder, checkNode } from '../doctor/machine.ts';
import { checkMail } from '../doctor/mail.ts';
import { checkModel } from '../doctor/model.ts';
import { checkPage } from '../doctor/page.ts';
import { checkAddress, checkPayments } from '../doctor/settings.ts';
import { checkSpeech, checkTranscription } from '../doctor/voice.ts';
import { describeMistyped } from '../config/setting-names.ts';
import { StartupError } from '../shared/startup-errors.ts';
import type { CommandResult } from './command-result.ts';
import { describeDatabase } from './describe-database.ts';

type Check = (config: Config) => Finding | Promise<Finding>;

const checks: Readonly<Record<string, Check>> = {
  'data folder': checkFolder,
  disk: checkDisk,
  database: checkDatabase,
  copies: (config) => checkCopies(config),
  page: checkPage,
  mail: checkMail,
  model: checkModel,
  embeddings: checkEmbeddings,
  speech: checkSpeech,
  transcription: checkTranscription,
  payments: checkPayments,
  address: checkAddress,
  clock: (config) => checkClock(config),
  helplines: () => checkHelpLines(),
};

/** Checks what the server needs, and prints a line for each: that it is well, or the problem and what to do. */
export const runDoctor = async (environment: NodeJS.ProcessEnv): Promise<CommandResult> => {
  const findings = [
    ['version', ok(version)] as const,
    ['Node', checkNode()] as const,
    ...(await checkSettings(environment)),
  ];
  const width = Math.max(...findings.map(([name]) => name.length));
  return {
    text: findings
      .map(([name, { isOk, text }]) => `${isOk ? 'ok     ' : 'problem'}  ${name.padEnd(width)}  ${text}`)
      .join('\n'),
    isSuccess: findings.every(([, { isOk }]) => isOk),
  };
};

const checkSettings = async (environment: NodeJS.ProcessEnv): Promise<(readonly [string, Finding])[]> => {
  let config: Config;
  try {
    config = readConfig(await withLocalModel(environment, { searches: 1 }));
  } catch (error) {
    return [['configuration', toProblem(error)]];
  }
  const findings = Object.entries(checks).map(
    async ([name, check]) => [name, await runCheck(check, config)] as const,
  );
  const mistyped = describeMistyped(environment);
  return [
    [
      'configuration',
      mistyped.length === 0
        ? ok(`valid; the database is ${describeDatabase(config)}`)
        : problem(mistyped.join(' ')),
    ],
    ...(await Promise.all(findings)),
  ];
};

const runCheck = async (check: Check, config: Config): Promise<Finding> => {
  try {
    return await check(config);
  } catch (error) {
    return toProblem(error);
  }
};

/** Other messages may contain secrets. */
const toProblem = (error: unknown): Finding =>
  problem(error instanceof StartupError ? error.message : `The check failed (${describeFailure(error)}).`);
