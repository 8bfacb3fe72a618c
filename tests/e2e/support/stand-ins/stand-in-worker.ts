/** Takes the place of the service workers of a browser: a new version waits when the test says so. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Lets a worker of another build wait. */
    offerVersion?: () => void;
    /** Ends the pending activation: the worker takes over, or fails. */
    settleActivation?: (hasFailed: boolean) => void;
  }
}

/** Replaces the browser's workers. `isForbidden`: none can be installed. */
export const replaceWorkers = (page: Page, { isForbidden = false } = {}): Promise<unknown> =>
  page.addInitScript((forbidden) => {
    const state: { waiting: object | null; installing: EventTarget | null } = {
      waiting: null,
      installing: null,
    };
    const registration = Object.assign(new EventTarget(), state, {
      update: () => Promise.resolve(),
    });
    let settle = (_hasFailed: boolean): void => {};
    const workers = Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      register: () => (forbidden ? Promise.reject(new Error('Forbidden.')) : Promise.resolve(registration)),
      getRegistration: () =>
        new Promise((resolve, reject) => {
          settle = (hasFailed) =>
            hasFailed ? reject(new Error('The worker is gone.')) : resolve(registration);
        }),
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: workers });
    const waiting = {
      postMessage(_message: unknown, [port]: MessagePort[] = []) {
        if (port === undefined) workers.dispatchEvent(new Event('controllerchange'));
        else port.postMessage('another build');
      },
    };
    window.offerVersion = () => {
      registration.waiting = waiting;
      registration.installing = new EventTarget();
      registration.dispatchEvent(new Event('updatefound'));
      registration.installing.dispatchEvent(new Event('statechange'));
    };
    window.settleActivation = (hasFailed) => settle(hasFailed);
  }, isForbidden);
