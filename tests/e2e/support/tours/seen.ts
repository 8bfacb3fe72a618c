/** The parts of a machine's state that a user perceives. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, StateValue } from 'xstate';

/** The place of the texts of a check. */
export type Part = Page | Locator;

type Check = (snapshot: AnyMachineSnapshot, within: Part) => Promise<unknown>;

/** A text or an element that is visible, or a check. */
export type Seen = string | Locator | Check;

/** A state, or several, and what a user perceives there. */
export type StateAssertion = readonly [states: StateValue | readonly StateValue[], ...seen: Seen[]];

/** Reads a value from the context of the machine. */
type Read<Value> = (context: AnyMachineSnapshot['context']) => Value;

const toLocator = (seen: string | Locator, within: Part): Locator =>
  typeof seen === 'string' ? within.getByText(seen) : seen;

/** Checks what is seen in this state. */
export const check = (seen: Seen, snapshot: AnyMachineSnapshot, within: Part): Promise<unknown> =>
  typeof seen === 'function' ? seen(snapshot, within) : expect(toLocator(seen, within)).toBeVisible();

/** Checks that there is nothing of it. */
export const absent =
  (seen: string | Locator): Check =>
  (_, within) =>
    expect(toLocator(seen, within)).toHaveCount(0);

/** Checks that there is one of it, which need not be visible. */
export const attached =
  (seen: string | Locator): Check =>
  (_, within) =>
    expect(toLocator(seen, within)).toBeAttached();

/** Checks that the user can press it or write in it. */
export const enabled =
  (seen: Locator): Check =>
  () =>
    expect(seen).toBeEnabled();

/** Checks that it is visible, and that the user cannot press it. */
export const disabled =
  (seen: Locator): Check =>
  () =>
    expect(seen).toBeDisabled();

/** Checks that it has the focus. */
export const focused =
  (seen: Locator): Check =>
  () =>
    expect(seen).toBeFocused();

/** Checks its text: the whole of it, or what a pattern describes. */
export const reads =
  (seen: Locator, text: string | RegExp | readonly string[] | Read<string | RegExp>): Check =>
  ({ context }) =>
    expect(seen).toHaveText(typeof text === 'function' ? text(context) : text);

/** Checks how many there are of it; a condition decides between one and none. */
export const counted =
  (seen: Locator, number: number | Read<number | boolean>): Check =>
  ({ context }) =>
    expect(seen).toHaveCount(Number(typeof number === 'function' ? number(context) : number));

/** Checks whether it is selected. */
export const checked =
  (seen: Locator, isChecked: Read<boolean> = () => true): Check =>
  ({ context }) =>
    expect(seen).toBeChecked({ checked: isChecked(context) });

/** Checks the address of the page. */
export const addressed =
  (address: string | RegExp): Check =>
  (_, within) =>
    expect('page' in within ? within.page() : within).toHaveURL(address);
