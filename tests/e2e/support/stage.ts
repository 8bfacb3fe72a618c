/** Performs the steps that most machines have: what their calls answer, and what the user presses. */
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import type { Call } from '../../../contract/call.ts';
import { code } from '../../../contract/envelope.ts';
import type { Edge, Node } from '../../../tools/statechart-tests/model.ts';
import { failAs } from './chat-stage.ts';
import { refusal, success, type Envelope, type Gate } from './gate.ts';
import type { Observer } from './observer.ts';
import type { Stage } from './tour.ts';

/** The call of an actor of a machine, and what is told once of it: the response for each result of the actor. */
export interface Answer {
  readonly call: Pick<Call, 'path' | 'output'>;
  /** The response for what the actor returns. Default: the same. */
  readonly response?: (result: unknown) => unknown;
  /** The whole response, where it is no success for each result. */
  readonly envelope?: (result: unknown) => Envelope;
  /** The call itself fails with the errors of the actor. Default: the actor crashes. */
  readonly isFailing?: boolean;
  /** Where the user confirms, stops waiting or cancels. Default: the screen. */
  readonly form?: Locator;
  /** Fills in and submits a form that asks first. */
  readonly submit?: () => Promise<unknown>;
  /** Presses a button of the form that other content covers. */
  readonly press?: (name: string) => Promise<unknown>;
}

/** The name of the button that the user presses, or what else causes the event. */
export type Cause = string | ((event: EventObject, from: Node) => Promise<unknown>);

interface Parts {
  readonly page: Page;
  readonly gate: Gate;
  readonly observer: Observer;
  /** The id of the machine. */
  readonly machine: string;
  /** By the id of the actor, without what follows its first point. */
  readonly answers: Readonly<Record<string, Answer>>;
  /**
   * By the type of the event. `load.retry` presses "Try again".
   */
  readonly causes?: Readonly<Record<string, Cause>>;
  /** Contains the buttons. Default: the page. */
  readonly within?: Page | Locator;
}

/** The calls of the answers, to be held. */
export const callsOf = (answers: Readonly<Record<string, Pick<Answer, 'call'>>>): string[] => [
  ...new Set(Object.values(answers).map(({ call }) => call.path)),
];

/** Returns how the steps of the machine happen on the page. */
export function happening(parts: Parts): Stage['happen'] {
  const { page, causes = {}, within = page } = parts;
  return async ({ event, cause }: Edge, from) => {
    const press = causes[event.type] ?? (event.type === 'load.retry' ? 'Try again' : undefined);
    if (typeof press === 'string') await pressIn(within, press);
    else if (press !== undefined) await press(event, from);
    else if (cause.kind === 'event' || cause.kind === 'timer')
      throw new Error(`nothing here causes ${event.type}`);
    else await endActor(parts, cause);
  };
}

/** An actor ends as its call does; without a call, and for an error that is no failure of the call, it crashes. */
async function endActor(
  parts: Parts,
  { kind, child, result }: Extract<Edge['cause'], { kind: 'done' | 'error' }>,
): Promise<void> {
  const { gate, observer, machine, answers } = parts;
  const answer = answers[child] ?? answers[child.split('.')[0] ?? ''];
  if (kind === 'done' && answer !== undefined) await end(parts, answer, result);
  else if (answer?.isFailing === true) await failAs(gate, answer.call.path, result);
  else await observer.kill(`${machine}.${child}`);
}

/** Buttons are pressed by key: toasts cover the end of the page while the clock is paused. */
export const pressIn = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).first().press('Enter');

/** Ends the call as the result of the actor says; that of a command or a confirmation has a kind. */
async function end({ page, gate, within = page }: Parts, answer: Answer, result: unknown): Promise<void> {
  const { call, form = within, submit, response = (same: unknown) => same } = answer;
  const { press = (name: string) => pressIn(form, name) } = answer;
  const outcome = v.safeParse(Outcome, result);
  const kind = outcome.success ? outcome.output.kind : 'done';
  if (kind === 'canceled' && submit === undefined)
    await gate.settle(call.path, refusal(code.notAvailable, 'Not now.'));
  if (kind !== 'canceled') await submit?.();
  if (outcome.success && outcome.output.kind === 'rejected')
    await failAs(gate, call.path, outcome.output.failure);
  else if (kind === 'canceled') await press('Cancel');
  else if (kind === 'abandoned') {
    await page.clock.runFor(15_000);
    await press('Stop waiting');
  } else {
    const returned = outcome.success ? outcome.output.result : result;
    const { envelope = () => success(v.parse(call.output, response(returned) ?? null)) } = answer;
    await gate.settle(call.path, envelope(returned));
  }
}

const Outcome = v.object({
  kind: v.picklist(['done', 'confirmed', 'canceled', 'abandoned', 'rejected']),
  result: v.optional(v.unknown()),
  failure: v.optional(v.unknown()),
});
