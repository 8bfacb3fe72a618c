import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { Brand } from './header/brand.tsx';
import styles from './footer.module.css';

/** The foot of the page: what everybody should know, and the small print. */
export function Footer() {
  const t = useMessages('notifications');
  const titles = useMessages('titles');
  const links = [
    { to: '/support', label: titles.support },
    { to: '/faq', label: t.faq },
    { to: '/community-guidelines', label: titles.communityGuidelines },
    { to: '/safety', label: titles.safety },
    { to: '/privacy-notice', label: titles.privacyNotice },
    { to: '/terms-of-use', label: titles.termsOfUse },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.disclaimer}>
          <Brand />
          <p>{t.honesty}</p>
        </div>
        <nav aria-label={t.footerNavigation}>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link href={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
