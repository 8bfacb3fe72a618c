import { directed, type IconName } from './icons.ts';

declare global {
  interface ImportMetaEnv {
    /** The address of the picture that holds all icons. */
    readonly ICON_SPRITE: string;
  }
}

/** An icon in the color of the text. It is hidden from assistive technology: the text next to it has the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={directed.has(name) ? 'directed' : undefined}
    >
      <use href={`${import.meta.env.ICON_SPRITE}#${name}`} />
    </svg>
  );
}
