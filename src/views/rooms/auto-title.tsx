import row from './dated-row.module.css';

/** The first words of a chat, below the name of its mate. A screen reader reads them as part of the link. */
export function AutoTitle({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={row.autoTitle} dir="auto" aria-hidden="true">
      {text}
    </p>
  );
}
