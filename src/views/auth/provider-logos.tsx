/** A plain G, in the text color of the button. */
export function GoogleLogo() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M19 6.2A9 9 0 1 0 21 12h-8" />
    </svg>
  );
}

/** A plain headset, in the text color of the button. */
export function DiscordLogo() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 6.5c2.6-.8 5.4-.8 8 0 2 .3 3.2 1 3.600 1.700C21 11 21.700 14 21.500 17c-1.300 1-2.700 1.600-4.200 2l-1.300-2c-2.600.700-5.400.700-8 0l-1.300 2c-1.500-.4-2.900-1-4.200-2-.2-3 .5-6 1.900-8.800.4-.7 1.600-1.400 3.600-1.700Z" />
      <path d="M9 12.500v.5M15 12.500v.5" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
