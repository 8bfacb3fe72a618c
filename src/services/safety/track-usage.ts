import { fromCallback, type ActorRefFrom, type AnyEventObject, type SnapshotFrom } from 'xstate';
import type { ageGateMachine } from '../../machines/safety/age-gate.machine.ts';
import type { AiDisclosureEvent } from '../../machines/safety/ai-disclosure.machine.ts';
import type { authMachine } from '../../machines/auth/auth.machine.ts';
import { selectPart, type SupervisedActor } from '../../machines/shared/supervised.ts';
import type { UsageStore } from './usage-store.ts';

interface Dependencies {
  readonly store: UsageStore;
  /** The usage between two disclosures, in milliseconds, for a host's minimum age. */
  readonly every: (minimumAge: number | null) => number;
  readonly page?: Window;
  readonly now?: () => number;
}

/** The interval of counting, and the time without input after which the user counts as idle. In milliseconds. */
const interval = 30_000;
const stillness = 5 * 60 * 1000;

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Counts the time in which the page is in sight and used, together with the other tabs. */
export const trackUsage = ({ store, every, page = window, now = Date.now }: Dependencies) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack, system }) => {
    const auth: ActorRefFrom<typeof authMachine> | undefined = system.get('auth');
    const age: SupervisedActor<ActorRefFrom<typeof ageGateMachine>> | undefined = system.get('ageGate');
    let lastSign = now();
    const emit = ({ startedAt, used, welcomed, toldAt }: ReturnType<UsageStore['read']>) =>
      sendBack({
        type: 'usage.updated',
        startedAt,
        used,
        welcomed,
        toldAt,
        every: every(selectPart(age?.getSnapshot())?.getSnapshot().context.minimumAge ?? null),
      } satisfies AiDisclosureEvent);
    const count = () => {
      const isUsed = page.document.visibilityState === 'visible' && now() - lastSign < stillness;
      if (isUsed) emit(store.count(now(), interval));
    };
    const sign = () => {
      // Who was away counts from here on.
      if (now() - lastSign >= stillness) {
        lastSign = now();
        count();
      }
      lastSign = now();
    };
    const heard = ({ key }: StorageEvent) => {
      if (key === store.key()) emit(store.read(now()));
    };
    let person = store.key();
    let readAt: number | undefined;
    /** Another person sees the disclosure too, and one who read it in another browser does not see it twice. */
    const changed = ({ context: { benefits } }: SnapshotFrom<typeof authMachine>) => {
      if (person === store.key() && readAt === benefits.aiNoticeAt) return;
      person = store.key();
      readAt = benefits.aiNoticeAt;
      if (readAt !== undefined) store.adoptDisclosure(readAt, now());
      count();
    };
    const subscription = auth?.subscribe(changed);
    const timer = page.setInterval(count, interval);
    signs.forEach((name) => page.addEventListener(name, sign, { passive: true }));
    page.addEventListener('storage', heard);
    page.document.addEventListener('visibilitychange', count);
    count();
    return () => {
      subscription?.unsubscribe();
      page.clearInterval(timer);
      signs.forEach((name) => page.removeEventListener(name, sign));
      page.removeEventListener('storage', heard);
      page.document.removeEventListener('visibilitychange', count);
    };
  });
