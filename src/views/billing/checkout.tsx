import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { CheckoutActor } from '../../machines/billing/checkout.machine.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { FailedState } from '../components/status/failed-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { packagesPath } from '../components/paths.ts';
import { Skeleton } from '../components/status/skeleton.tsx';
import { SlowBanner } from '../components/status/slow-banner.tsx';
import { CheckoutOffer } from './checkout-offer.tsx';
import { BillingPage } from './billing-page.tsx';
import { useLeftRoom } from './use-left-room.ts';

/** One package and its order. */
export function Checkout({ actor }: { readonly actor: CheckoutActor }) {
  const shop = useMessages('billing');
  const texts = shop.checkout;
  const { singlePackage: title } = useMessages('titles');
  const leftRoom = useLeftRoom();
  const offer = useSelector(actor, ({ context }) => context.offer);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSlow = useSelector(actor, (snapshot) => snapshot.hasTag('slow'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <BillingPage title={title}>
      <p role="status" className="visually-hidden">
        {isBusy ? texts.loading : null}
      </p>
      {isBusy ? <Skeleton shape="line" width="12rem" /> : null}
      {isBusy && isSlow ? <SlowBanner onRetry={retry} /> : null}
      {isFailed ? <FailedState title={shop.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {isNotFound ? (
        <EmptyState
          icon={<Icon name="coins" />}
          title={texts.unknown.title}
          text={texts.unknown.text}
          level={2}
        >
          <ButtonLink to={packagesPath(leftRoom)} look="accent">
            {texts.toPackages}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {offer === null ? null : <CheckoutOffer actor={actor} offer={offer} />}
    </BillingPage>
  );
}
