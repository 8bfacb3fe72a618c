import type { ReactNode } from 'react';
import type { MateDetail } from '../../../../contract/mates/mate-detail.ts';
import { useMessages } from '../../../locales/messages.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { CreatorNotes } from '../../components/mates/creator-notes.tsx';
import { tinted } from '../../components/mates/mate-theme.ts';
import styles from './mate-about.module.css';

/** The description of a mate. Its creator may have left fields empty. */
export function MateAbout({ mate }: { readonly mate: MateDetail }) {
  const t = useMessages('mateDetail');
  const parts = useMessages('components');
  return (
    <div className={styles.about} {...tinted(mate.hue)}>
      <div className={styles.story}>
        {mate.who.length === 0 ? null : (
          <section className={styles.profile} aria-labelledby="who">
            <h2 id="who">{t.who(mate.shortName)}</h2>
            {mate.who.map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </section>
        )}
        <section className={styles.scene} aria-labelledby="scene">
          <h2 id="scene">
            <Icon name="book-open" />
            {t.scene}
          </h2>
          {mate.scene === '' ? null : <p dir="auto">{mate.scene}</p>}
          <blockquote dir="auto">{parts.quoted(mate.quote)}</blockquote>
        </section>
        <CreatorNotes notes={mate.creatorNotes ?? ''} isOpen />
      </div>
      <div className={styles.facts}>
        {mate.place === '' ? null : (
          <Fact icon={<Icon name="map-pin" />} title={t.place}>
            <p>
              <bdi>{mate.place}</bdi>
            </p>
          </Fact>
        )}
        {mate.voice === '' ? null : (
          <Fact icon={<Icon name="audio-lines" />} title={t.voice}>
            <p>
              <bdi>{mate.voice}</bdi>
            </p>
          </Fact>
        )}
        {mate.likes.length === 0 ? null : (
          <Fact icon={<Icon name="heart" />} title={t.likes}>
            <ul className={styles.likes}>
              {mate.likes.map((like) => (
                <li key={like}>{like}</li>
              ))}
            </ul>
          </Fact>
        )}
      </div>
    </div>
  );
}

function Fact({
  icon,
  title,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.fact}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
