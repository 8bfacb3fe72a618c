import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { useNavigation } from '../../app-context.ts';
import { NavigationLinks } from '../../layout/header/navigation-links.tsx';
import { classNames } from '../class-names.ts';
import styles from './full-page.module.css';
import { IconLink } from '../icons/icon-link.tsx';
import { Icon } from '../icons/icon.tsx';

interface FullPageProps {
  readonly title: ReactNode;
  /** A form in the place of the heading, which only screen readers get then. */
  readonly form?: ReactNode;
  /** The page above this one, and its name. */
  readonly back: { readonly to: string; readonly label: string };
  /** How wide the content may be: a form, several columns, or all of the page. */
  readonly width?: 'narrow' | 'medium' | 'wide';
  /** The links of the settings, of which this is one page; shown beside the content where there is room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page without the site's header: a bar with the link back, the heading and in a wide window the main places; then the content. */
export function FullPage({ title, form, back, width = 'narrow', aside, children }: FullPageProps) {
  const t = useMessages('layout');
  // Beside a chat they are above the other chats.
  const hasPlaces = useSelector(useNavigation(), ({ context }) => context.route.screen !== 'chatDetail');
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <IconLink to={back.to} label={back.label} className={styles.back}>
            <Icon name="chevron-left" />
          </IconLink>
          <h1 tabIndex={-1} className={form === undefined ? styles.title : 'visually-hidden'}>
            {title}
          </h1>
          {form}
          {hasPlaces ? (
            <nav className={styles.places} aria-label={t.mainNavigation}>
              <NavigationLinks above={aside === undefined ? back.to : '/mine'} />
            </nav>
          ) : null}
        </div>
      </header>
      <div className={classNames(styles.body, aside === undefined ? undefined : styles.divided)}>
        {aside}
        <div className={styles.content} data-width={width}>
          {children}
        </div>
      </div>
    </>
  );
}
