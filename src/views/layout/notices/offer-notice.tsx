import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import bar from '../../components/status/toast-bar.module.css';
import styles from './offer-notice.module.css';

interface OfferNoticeProps {
  readonly text: string;
  /** The label of the button, also while the offer is carried out. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onAccept: () => void;
  readonly dismiss: string;
  readonly onDismiss: () => void;
}

/** An offer above the page, which the user accepts or dismisses. Place it in a live region that is always rendered. */
export function OfferNotice({
  text,
  action,
  isBusy = false,
  onAccept,
  dismiss,
  onDismiss,
}: OfferNoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={bar.text}>{text}</p>
      <Button className={styles.accept} aria-disabled={isBusy} onClick={onAccept}>
        {action}
      </Button>
      <button type="button" className={bar.dismiss} aria-label={dismiss} title={dismiss} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
