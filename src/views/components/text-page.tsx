import { useMessages, type TextPageGroup } from '../../locales/messages.ts';
import type { TextSection } from '../../locales/text-page.ts';
import { goToSection } from '../dom/scroll-to-section.ts';
import { Operator } from './operator.tsx';
import { TextBlock } from './messages/text-block.tsx';
import styles from './text-page.module.css';

/** The number of sections from which on there is a table of contents. */
const long = 5;

/** A page of text with headings. */
export function TextPage({ name }: { readonly name: TextPageGroup }) {
  const page = useMessages(name)(useMessages('product'), useMessages('site').mail);
  const titles = useMessages('titles');
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{titles[name]}</h1>
        <p>{page.intro}</p>
        <Operator page={name} />
      </header>
      {page.sections.length < long ? null : <Contents sections={page.sections} />}
      <div className={styles.sections}>
        {page.sections.map(({ id, heading, blocks }) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {blocks.map((block, index) => (
              <TextBlock key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <nav className={styles.contents} aria-label={useMessages('pages').contents}>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToSection}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
