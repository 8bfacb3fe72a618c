/** Presses the controls of a scene, and finds those whose events the machines drop. */
import { Actor, type AnyActor, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { onSent } from './still.ts';
import { isOfMachine } from './states.ts';

/** A control that looks live, and has no effect. */
export interface DeadControl {
  /** Its role or tag, and its name: `button "Retry"`. */
  readonly control: string;
  /** `search drops load.retry in results.empty`, or that nothing was sent. */
  readonly fault: string;
}

export interface Pressed {
  readonly count: number;
  readonly dead: readonly DeadControl[];
}

/** An event that an actor of a scene was sent. */
export interface Sent {
  readonly snapshot: unknown;
  readonly event: EventObject;
}

/** Presses every enabled control that the scene shows. Nothing runs, so the scene stays as it is drawn. */
export function pressControls(): Pressed {
  const sent: Sent[] = [];
  const stopListening = listen((one) => sent.push(one));
  const stopDefaults = preventDefaults();
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // Buttons behind a modal dialog cannot be pressed.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(isEnabled);
  const dead = controls.flatMap((control) => {
    sent.length = 0;
    watcher.takeRecords();
    const focused = document.activeElement;
    press(control);
    const hasShown = watcher.takeRecords().length > 0 || document.activeElement !== focused;
    return faultsOf(control, sent, hasShown).map((fault) => ({ control: nameOf(control), fault }));
  });
  watcher.disconnect();
  stopDefaults();
  stopListening();
  return { count: controls.length, dead };
}

const selector =
  'button, a[href], input, select, textarea, summary, [role=button], [role=menuitem], [role=switch], [role=tab], [role=option]';

/** One that is busy shows that it works on the last press, and does not look live. */
const isEnabled = (control: HTMLElement): boolean =>
  !control.matches(':disabled, [readonly], [aria-busy=true]') &&
  control.closest('[aria-disabled=true], [inert]') === null &&
  (control.checkVisibility({ visibilityProperty: true }) || isInMenu(control));

/** Whether it is in a closed popover that an enabled button opens. */
function isInMenu(control: HTMLElement): boolean {
  const menu = control.closest('[popover]:not(:popover-open)');
  const openers = menu === null ? [] : [...document.querySelectorAll<HTMLElement>('[popovertarget]')];
  return openers.some((opener) => opener.getAttribute('popovertarget') === menu?.id && isEnabled(opener));
}

/** Clicks, types or chooses, as the control expects. */
function press(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % Math.max(1, control.options.length);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && isText(control))
  ) {
    setValue(control, `${control.value}1`);
  } else control.click();
}

const isText = ({ type }: HTMLInputElement): boolean =>
  !['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image'].includes(type);

/** Forms are filled in where they do not follow an actor. React notices a value only if it is set by the element's own setter. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function faultsOf(control: HTMLElement, sent: readonly Sent[], hasShown: boolean): string[] {
  const dropped = faultsIn(sent);
  const isByBrowser = control.matches(
    'a[href], input, select, textarea, summary, [type=submit], [popovertarget], :has(+ [type=file])',
  );
  const isSilent = sent.length === 0 && !hasShown && !isByBrowser;
  return isSilent ? ['sends nothing'] : dropped;
}

/** Returns which of the events the machines drop. */
export const faultsIn = (sent: readonly Sent[]): string[] =>
  sent.flatMap(({ snapshot, event }) =>
    isOfMachine(snapshot) && !accepts(snapshot, event)
      ? [`${snapshot.machine.id} drops ${event.type} in ${JSON.stringify(snapshot.value)}`]
      : [],
  );

/** A guard that throws rejects the event. */
function accepts(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

/**
 * Hears what the actors of a scene are sent: those that stay in one state, and those that the models created and never
 * started. XState delivers each event by `_send`.
 */
export function listen(hear: (sent: Sent) => void): () => void {
  const stop = onSent((snapshot, event) => hear({ snapshot, event }));
  const deliver: unknown = Reflect.get(Actor.prototype, '_send');
  Reflect.set(Actor.prototype, '_send', function (this: AnyActor, event: EventObject) {
    hear({ snapshot: this.getSnapshot(), event });
  });
  return () => {
    stop();
    Reflect.set(Actor.prototype, '_send', deliver);
  };
}

/** A scene has no pages to open and no server to receive forms. */
function preventDefaults(): () => void {
  const over = new AbortController();
  const prevent = (event: Event): void => {
    if (event.type === 'submit' || (event.target instanceof Element && event.target.closest('a') !== null))
      event.preventDefault();
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, prevent, { signal: over.signal });
  return () => over.abort();
}

const nameOf = (control: HTMLElement): string => {
  const name = control.getAttribute('aria-label') ?? control.textContent.trim().replaceAll(/\s+/gu, ' ');
  const kind = control.getAttribute('role') ?? control.tagName.toLowerCase();
  return `${kind} "${name.slice(0, 60)}"`;
};
