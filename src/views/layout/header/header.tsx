import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import { useAuth } from '../../app-context.ts';
import { Button } from '../../components/button.tsx';
import { Fact } from '../../components/chip.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { HeaderSearch } from './header-search.tsx';
import styles from './header.module.css';
import { NavigationLinks } from './navigation-links.tsx';
import { Icon } from '../../components/icons/icon.tsx';

/** Site header: navigation, credits, account. */
export function Header() {
  const t = useMessages('layout');
  const { home, product } = useMessages('site');
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, (snapshot) => snapshot.hasTag('loggedIn'));
  const { chats } = useSelector(auth, ({ context }) => context.benefits);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href="/" className={styles.brand} aria-label={t.home(product)}>
          <Brand />
        </Link>
        <nav className={styles.navigation} aria-label={t.mainNavigation}>
          <NavigationLinks />
        </nav>
        <div className={styles.end}>
          <HeaderSearch />
          {isLoggedIn && home === true ? null : isLoggedIn ? (
            <Link href="/user-subscription" className={styles.balance}>
              <Fact>
                <Icon name="message-circle" />
                {t.allowance(chats)}
              </Fact>
            </Link>
          ) : (
            <Button onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>{t.signIn}</Button>
          )}
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
