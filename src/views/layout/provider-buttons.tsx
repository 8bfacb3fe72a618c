import { useMessages } from '../../locales/messages.ts';
import { useNotifications } from '../actors.ts';
import { Button } from '../parts/button.tsx';
import styles from './auth-panel.module.css';
import { DiscordMark, GoogleMark } from './provider-marks.tsx';

/** Google and Discord. Where they are not set up, they say so and point at the e-mail. */
export function ProviderButtons() {
  const words = useMessages('authPanel');
  const notifications = useNotifications();
  const explain = (provider: string) =>
    notifications.send({
      type: 'notification.show',
      notification: { message: words.notYet(provider), type: 'info', position: 'top' },
    });
  return (
    <div className={styles.providers}>
      <Button onClick={() => explain('Google')}>
        <GoogleMark />
        {words.google}
      </Button>
      <Button onClick={() => explain('Discord')}>
        <DiscordMark />
        {words.discord}
      </Button>
    </div>
  );
}
