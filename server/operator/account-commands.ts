import { lockAccount, revokeAccess, unlockAccount } from '../domain/accounts/account-lock.ts';
import { removeSecondStep } from '../domain/sign-in/second-step-setting.ts';
import { recordChange } from './audit-log.ts';
import { UsageError, type Command } from './command.ts';
import { findUserId } from './find-user.ts';
import { mailOwner } from './mail-owner.ts';

export const lock: Command = {
  usage: 'lock USER',
  description: 'ends the sessions of an account, and refuses new ones',
  isChange: true,
  names: [1, 1],
  options: [],
  run: async (deps, { names: [name = ''], reason }) => {
    const subject = await findUserId(deps.database, name);
    const isChanged = await recordChange(deps, { action: 'lock', subject, reason }, async (transaction) =>
      (await lockAccount(transaction, { userId: subject, now: deps.now() })) ? {} : null,
    );
    const text = isChanged
      ? `The account ${subject} is locked.`
      : `The account ${subject} was locked already.`;
    return { text, data: { userId: subject, isChanged } };
  },
};

export const unlock: Command = {
  usage: 'unlock USER',
  description: 'allows a locked account to sign in again',
  isChange: true,
  names: [1, 1],
  options: [],
  run: async (deps, { names: [name = ''], reason }) => {
    const subject = await findUserId(deps.database, name);
    const isChanged = await recordChange(deps, { action: 'unlock', subject, reason }, async (transaction) =>
      (await unlockAccount(transaction, subject)) ? {} : null,
    );
    const text = isChanged ? `The account ${subject} is unlocked.` : `The account ${subject} was not locked.`;
    return { text, data: { userId: subject, isChanged } };
  },
};

export const skipSecondStep: Command = {
  usage: 'second-step-off USER',
  description: 'turns off the passkey after the password, for a user who lost everything',
  isChange: true,
  names: [1, 1],
  options: [],
  run: async (deps, { names: [name = ''], reason }) => {
    const subject = await findUserId(deps.database, name);
    const action = { action: 'second-step-off', subject, reason };
    const isChanged = await recordChange(deps, action, async (transaction) =>
      (await removeSecondStep(transaction, subject)) ? {} : null,
    );
    if (!isChanged) {
      return { text: `The account ${subject} had no second step.`, data: { userId: subject, isChanged } };
    }
    const isMailed = await mailOwner(deps, subject, 'secondStepOffByOperator');
    const mail = isMailed ? 'The owner was notified by mail.' : 'The mail to the owner could not be sent.';
    return {
      text: `The account ${subject} signs in without a second step. ${mail}`,
      data: { userId: subject, isChanged, isMailed },
    };
  },
};

/** The server stores no key of its own; what it stores of secrets are hashes of tokens and of mailed links. */
export const rotate: Command = {
  usage: 'rotate USER | --all',
  description: 'revokes the sessions and mailed links of an account, or of all',
  isChange: true,
  names: [0, 1],
  options: ['all'],
  run: async (deps, { names: [name], options: { all }, reason }) => {
    if ((name === undefined) !== all) {
      throw new UsageError('Name either an account or --all.');
    }
    const userId = name === undefined ? null : await findUserId(deps.database, name);
    let sessions = 0;
    const action = { action: 'rotate', subject: userId ?? 'all', reason };
    await recordChange(deps, action, async (transaction) => {
      sessions = await revokeAccess(transaction, userId);
      return { sessions };
    });
    return { text: `Ended sessions: ${String(sessions)}.`, data: { userId, sessions } };
  },
};
