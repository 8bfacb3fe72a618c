/** The messages between the inspector's window and the inspected page, in addition to `@statelyai/inspect`'s events. */
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { EventObject } from 'xstate';

/**
 * A message of the page: a redacted inspection event. An actor's message contains the id of its machine, a snapshot the
 * transitions that led to it.
 */
export type InspectionMessage = StatelyInspectionEvent & {
  readonly machine?: string;
  /** Named by `transitionName`. */
  readonly taken?: readonly string[];
};

/** Asks which of these events the actor would take now. */
export interface Question {
  readonly type: 'workbench.ask';
  /** The response contains the same id. */
  readonly number: number;
  readonly sessionId: string;
  readonly events: readonly EventObject[];
}

/** One result for each event of the query, in the same order. */
export interface Answer {
  readonly type: 'workbench.answer';
  readonly number: number;
  readonly accepted: readonly boolean[];
}

/** Sends this event to the actor. */
export interface Request {
  readonly type: 'workbench.send';
  readonly sessionId: string;
  readonly event: EventObject;
}

export const isQuestion = (data: unknown): data is Question =>
  isOfType(data, 'workbench.ask') &&
  typeof data['sessionId'] === 'string' &&
  typeof data['number'] === 'number' &&
  Array.isArray(data['events']) &&
  data['events'].every(isEvent);

export const isRequest = (data: unknown): data is Request =>
  isOfType(data, 'workbench.send') && typeof data['sessionId'] === 'string' && isEvent(data['event']);

export const isAnswer = (data: unknown): data is Answer =>
  isOfType(data, 'workbench.answer') && typeof data['number'] === 'number' && Array.isArray(data['accepted']);

/** The receiver's first message, which it sends again after its window was reloaded. */
export const isHello = (data: unknown): boolean => isOfType(data, '@statelyai.connected');

export const isEvent = (data: unknown): data is EventObject =>
  isObject(data) && typeof data['type'] === 'string' && data['type'] !== '';

const isOfType = (data: unknown, type: string): data is Record<string, unknown> =>
  isObject(data) && data['type'] === type;

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
