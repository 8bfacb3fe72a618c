import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';

/** The foot of the page: what everybody should know, and the small print. */
export function Footer() {
  const words = useMessages('around');
  const links = [
    { to: '/support', label: words.footer.support },
    { to: '/faq', label: words.footer.faq },
    { to: '/community-guidelines', label: words.footer.guidelines },
    { to: '/safety', label: words.footer.safety },
    { to: '/privacy-notice', label: words.footer.privacy },
    { to: '/terms-of-use', label: words.footer.terms },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.disclaimer}>
          <Brand />
          <p>{words.honesty}</p>
        </div>
        <nav aria-label={words.footerNavigation}>
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
