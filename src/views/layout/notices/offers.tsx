import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AppUpdateActor } from '../../../machines/installation/app-update.machine.ts';
import type { InstallOfferActor } from '../../../machines/installation/install-offer.machine.ts';
import { selectOfferedName, type TrialOfferActor } from '../../../machines/trial/trial-offer.machine.ts';
import { OfferNotice } from './offer-notice.tsx';
import styles from './offers.module.css';

interface OffersProps {
  readonly appUpdate: AppUpdateActor;
  readonly installOffer: InstallOfferActor;
  readonly trialOffer: TrialOfferActor;
}

/** The offers that the page makes by itself. The live regions are always rendered, so that screen readers announce each offer. */
export function Offers({ appUpdate, installOffer, trialOffer }: OffersProps) {
  return (
    <div className={styles.place}>
      <div role="status">
        <AppUpdateNotice actor={appUpdate} />
      </div>
      <div role="status">
        <TrialNotice actor={trialOffer} />
      </div>
      <div role="status">
        <InstallNotice actor={installOffer} />
      </div>
    </div>
  );
}

/** Offers a new version of the page. */
function AppUpdateNotice({ actor }: { readonly actor: AppUpdateActor }) {
  const { update: t } = useMessages('installation');
  const isAvailable = useSelector(actor, (snapshot) => snapshot.hasTag('available'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  if (!isAvailable) return null;
  return (
    <OfferNotice
      text={t.available}
      action={isBusy ? t.pending : t.reload}
      isBusy={isBusy}
      onAccept={() => actor.send({ type: 'reload.request' })}
      dismiss={t.dismiss}
      onDismiss={() => actor.send({ type: 'notice.dismiss' })}
    />
  );
}

/** Offers to install the app. */
function InstallNotice({ actor }: { readonly actor: InstallOfferActor }) {
  const { install: t, update } = useMessages('installation');
  const product = useMessages('product');
  const isOffered = useSelector(actor, (snapshot) => snapshot.hasTag('offered'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  if (!isOffered) return null;
  return (
    <OfferNotice
      text={t.offer(product)}
      action={isAsking ? t.pending : t.action}
      isBusy={isAsking}
      onAccept={() => actor.send({ type: 'installation.request' })}
      dismiss={update.dismiss}
      onDismiss={() => actor.send({ type: 'offer.dismiss' })}
    />
  );
}

/** Offers to add a chat that was written without an account. Its texts are loaded with the first offer. */
function TrialNotice({ actor }: { readonly actor: TrialOfferActor }) {
  const name = useSelector(actor, selectOfferedName);
  return name === null ? null : <TrialOffer name={name} actor={actor} />;
}

function TrialOffer({ name, actor }: { readonly name: string; readonly actor: TrialOfferActor }) {
  const { offer: t } = useMessages('trial');
  return (
    <OfferNotice
      text={t.text(name)}
      action={t.add}
      onAccept={() => actor.send({ type: 'offer.accept' })}
      dismiss={t.dismiss}
      onDismiss={() => actor.send({ type: 'offer.dismiss' })}
    />
  );
}
