/** Performs the steps that most machines have: what their calls answer, and what the user presses. */
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { StateMachine, type AnyActorRef, type EventObject } from 'xstate';
import type { Call } from '../../../../contract/call.ts';
import { code } from '../../../../contract/envelope.ts';
import type { Edge, Node } from 'statechart-tools/explorer/model';
import { failAs } from './chat-stage.ts';
import { advanceUntil } from '../clock.ts';
import { kindOf, resultOf } from '../confirmations.ts';
import { refusal, success, type Envelope, type Gate } from '../stand-ins/gate.ts';
import type { Observer } from '../observer.ts';
import { pressIn } from './parts.ts';

/** The call of an actor of a machine, and what is told once of it: the response for each result of the actor. */
export interface Answer {
  readonly call: string | Pick<Call, 'path' | 'output'>;
  /** The response for what the actor returns. Default: the same. */
  readonly response?: (result: unknown) => unknown;
  /** The whole response, where it is no success for each result. */
  readonly envelope?: (result: unknown) => Envelope;
  /** Where the user confirms, stops waiting or cancels. Default: the screen. */
  readonly form?: Locator;
  /** Fills in and submits a form that asks first, or the name of the button that submits it. */
  readonly submit?: string | (() => Promise<unknown>);
  /** Presses a button of the form that other content covers. */
  readonly press?: (name: string) => Promise<unknown>;
  /** The steps after the response, before the machine is in its next state. */
  readonly afterwards?: (result: unknown, from: Node) => Promise<unknown>;
}

/** Ends what is no call, such as a question of the browser, as the actor ends. */
type Ending = (how: 'done' | 'error', result?: unknown) => Promise<unknown>;

/** By the ID of the actor, or its beginning: `room.save` is the answer for `room.save.title`. */
export type Answers = Readonly<Record<string, Answer | Answer['call'] | Ending>>;

/** No user causes the event: it is sent to the actor. */
export const sent = Symbol('sent');

/** The name of the button that the user presses, or what else causes the event. */
export type Cause =
  | string
  | RegExp
  | typeof sent
  | ((event: EventObject, from: Node, step: Edge) => Promise<unknown>);

/** The steps of a stage's machine. */
export interface Steps {
  /** Holds the calls of the answers. */
  readonly gate?: Gate;
  readonly answers?: Answers;
  /** By the type of the event, or its beginning; `*` for all other events. Without one, `load.retry` presses "Try again". */
  readonly causes?: Readonly<Record<string, Cause>>;
  /** Contains the buttons. Default: the page. */
  readonly within?: Page | Locator;
  /** The element that shows a failed command. What is under way is not asked for again, so the command fails first. */
  readonly failure?: Locator;
}

interface Parts extends Steps {
  readonly page: Page;
  readonly observer: Observer;
  /** The id of the machine. */
  readonly machine: string;
  /** The id of the actor. */
  readonly actor: string;
}

const toAnswer = (entry: Answers[string]): Answer | Ending =>
  typeof entry === 'string' || 'path' in entry ? { call: entry } : entry;

const pathOf = ({ call }: Answer): string => (typeof call === 'string' ? call : call.path);

/** The calls of the answers, to be held. */
export const callsOf = (answers: Answers): string[] => [
  ...new Set(
    Object.values(answers)
      .map(toAnswer)
      .flatMap((answer) => (typeof answer === 'function' ? [] : [pathOf(answer)])),
  ),
];

/** The entry of this name, or of the longest beginning of it. */
function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  const parts = name.split('.');
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const found = names.find((beginning) => beginning in entries);
  return found === undefined ? undefined : entries[found];
}

/** Returns how the steps of the machine happen on the page. */
export function happening(parts: Parts): (step: Edge, from: Node) => Promise<void> {
  const { page, observer, actor, causes = {}, within = page } = parts;
  return async (step, from) => {
    const { event, cause } = step;
    if (cause.kind === 'event') await failPending(parts, event.type, from);
    const others = cause.kind === 'event' ? causes['*'] : undefined;
    const press =
      entryOf(causes, event.type) ?? (event.type === 'load.retry' ? 'Try again' : undefined) ?? others;
    if (press === sent) await observer.send(actor, event);
    else if (typeof press === 'function') {
      await press(event, from, step);
    } else if (press !== undefined) await pressIn(within, press);
    else if (cause.kind === 'event' || cause.kind === 'timer')
      throw new Error(`nothing here causes ${event.type}`);
    else await endActor(parts, cause, from);
  };
}

/** Fails the command that the event asks for again. */
async function failPending(parts: Parts, type: string, { snapshot }: Node): Promise<void> {
  const { answers = {}, failure } = parts;
  if (failure === undefined) return;
  const { commands } = v.parse(Commands, snapshot.context);
  const pending = commands.find(({ id }) => `${id}.`.startsWith(`${type}.`));
  const entry = pending && entryOf(answers, pending.id);
  if (entry !== undefined) await fail(parts, toAnswer(entry));
}

/** Fails what is pending, and waits until this is shown. */
async function fail({ page, gate, failure }: Parts, answer: Answer | Ending): Promise<void> {
  if (typeof answer === 'function') await answer('error');
  else await gate?.fail(pathOf(answer));
  if (failure !== undefined) await advanceUntil(page, expect(failure).toBeVisible());
}

/** An actor ends as its call does. It crashes where it has no call, or is a machine, which handles the failure of its call. */
async function endActor(
  parts: Parts,
  { kind, child, result }: Extract<Edge['cause'], { kind: 'done' | 'error' }>,
  from: Node,
): Promise<void> {
  const { gate, observer, machine, answers = {} } = parts;
  const entry = entryOf(answers, child);
  const answer = entry === undefined ? null : toAnswer(entry);
  const crash = () => observer.kill(`${machine}.${child}`);
  if (typeof answer === 'function') await (isCommand(from, child) ? endCommand() : answer(kind, result));
  else if (gate === undefined || answer === null) await crash();
  else if (kind === 'done') {
    await end(parts, gate, answer, result);
    await answer.afterwards?.(result, from);
  } else if (isMachine(from, child)) await crash();
  else await failAs(gate, pathOf(answer), result);

  /** A command crashes too, and is canceled once it has failed. */
  async function endCommand(): Promise<void> {
    if (typeof answer !== 'function' || kind === 'error') return crash();
    if (kindOf(result) !== 'canceled') await answer('done', resultOf(result));
    else {
      await fail(parts, answer);
      await pressIn(parts.within ?? parts.page, 'Cancel');
    }
  }
}

const isMachine = ({ snapshot }: Node, child: string): boolean => {
  const actor: AnyActorRef | undefined = snapshot.children[child];
  return actor !== undefined && Reflect.get(actor, 'logic') instanceof StateMachine;
};

const isCommand = ({ snapshot }: Node, child: string): boolean => {
  const { success: hasCommands, output } = v.safeParse(Commands, snapshot.context);
  return hasCommands && output.commands.some(({ id }) => id === child);
};

/** Ends the call as the result of the actor says; that of a command or a confirmation has a kind. */
async function end(
  { page, within = page }: Parts,
  gate: Gate,
  answer: Answer,
  result: unknown,
): Promise<void> {
  const { form = within, submit, response = (same: unknown) => same } = answer;
  const { press = (name: string) => pressIn(form, name) } = answer;
  const isOutcome = v.is(Outcome, result);
  const kind = isOutcome ? kindOf(result) : 'done';
  const path = pathOf(answer);
  if (kind === 'canceled' && submit === undefined)
    await gate.settle(path, refusal(code.notAvailable, 'Not now.'));
  if (kind !== 'canceled' && submit !== undefined)
    await (typeof submit === 'string' ? pressIn(form, submit) : submit());
  if (v.is(Rejected, result)) await failAs(gate, path, result.failure);
  else if (kind === 'canceled') await press('Cancel');
  else if (kind === 'abandoned') await stopWaiting(page, press);
  else {
    const returned = isOutcome ? resultOf(result) : result;
    const { envelope = () => success(checked(answer, response(returned) ?? null)) } = answer;
    await gate.settle(path, envelope(returned));
  }
}

/** Waits until the form offers to stop waiting, and does. */
export async function stopWaiting(page: Page, press: (name: string) => Promise<unknown>): Promise<void> {
  await page.clock.runFor(15_000);
  await press('Stop waiting');
}

/** The response, in the format that the contract says. */
const checked = ({ call }: Answer, response: unknown): unknown =>
  typeof call === 'string' ? response : v.parse(call.output, response);

const Commands = v.object({ commands: v.array(v.object({ id: v.string() })) });
const Outcome = v.object({ kind: v.picklist(['done', 'confirmed', 'canceled', 'abandoned', 'rejected']) });
const Rejected = v.object({ kind: v.literal('rejected'), failure: v.unknown() });

export { pressIn } from './parts.ts';

/** Returns the output of the actor whose end the event reports. */
export const outputOf = (event: object): unknown => ('output' in event ? event.output : undefined);
