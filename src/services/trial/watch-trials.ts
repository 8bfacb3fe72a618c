import type { TrialReport } from '../../machines/trial/trial-offer.machine.ts';
import { prefix, type StoredTrials } from './stored-trials.ts';

interface TrialWatch {
  readonly trials: Pick<StoredTrials, 'findOffer'>;
  /** Whether the user is signed in, and not on the page that imports a trial by itself. */
  readonly canOffer: () => boolean;
  /** Calls the listener when the answer of `canOffer` may have changed, until the signal aborts. */
  readonly onChange: (listener: () => void, signal: AbortSignal) => void;
  /** Loads what is needed to show an offer. */
  readonly prepare: () => Promise<void>;
}

/** Reports which trial chat can be added to the account, and each change, until the signal aborts. Never resolves. */
export const watchTrials = (
  { trials, canOffer, onChange, prepare }: TrialWatch,
  emit: (report: TrialReport) => void,
  signal: AbortSignal,
): Promise<never> =>
  new Promise((_, reject) => {
    let offered: string | null = null;
    const report = (): void => {
      const trial = canOffer() ? trials.findOffer() : null;
      const mateId = trial?.mateId ?? null;
      if (mateId === offered) return;
      offered = mateId;
      if (trial === null) emit({ type: 'trial.missing' });
      else
        prepare().then(() => {
          if (offered === mateId) emit({ type: 'trial.found', trial });
        }, reject);
    };
    onChange(report, signal);
    // Another tab has written, or imported, one.
    addEventListener('storage', ({ key }) => (key?.startsWith(prefix) === false ? undefined : report()), {
      signal,
    });
    report();
  });
