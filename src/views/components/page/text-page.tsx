import { useMessages, type TextPageGroup } from '../../../locales/messages.ts';
import type { TextPage as Page } from '../../../locales/text-page.ts';
import { goToSection } from '../../dom/scroll-to-section.ts';
import { Operator } from './operator.tsx';
import { TextBlock } from '../messages/text-block.tsx';
import styles from './text-page.module.css';

/** The number of sections from which on there is a table of contents. */
const long = 5;

/** A page of text with headings. */
export function TextPage({ name }: { readonly name: Exclude<TextPageGroup, 'safety'> }) {
  const site = useMessages('site');
  const page = useMessages(name)(site);
  return <WrittenPage name={name} page={site.home === true ? withoutCredits(name, page) : page} />;
}

/** The sections about credits, which nobody has at home. */
const aboutCredits: Partial<Record<TextPageGroup, string>> = { faq: 'cost', termsOfUse: 'chats' };

const withoutCredits = (name: TextPageGroup, page: Page): Page => ({
  ...page,
  sections: Object.fromEntries(Object.entries(page.sections).filter(([id]) => id !== aboutCredits[name])),
});

interface WrittenPageProps {
  readonly name: TextPageGroup;
  readonly page: Page;
}

export function WrittenPage({ name, page }: WrittenPageProps) {
  const titles = useMessages('titles');
  const sections = Object.entries(page.sections);
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{titles[name]}</h1>
        <p>{page.intro}</p>
        <Operator page={name} />
      </header>
      {sections.length < long ? null : <Contents sections={page.sections} />}
      <div className={styles.sections}>
        {sections.map(([id, { heading, blocks }]) => (
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

function Contents({ sections }: { readonly sections: Page['sections'] }) {
  return (
    <nav className={styles.contents} aria-label={useMessages('pages').contents}>
      <ol>
        {Object.entries(sections).map(([id, { heading }]) => (
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
