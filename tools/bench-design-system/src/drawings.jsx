export const minus = <path d="M5 12h14" />;
export const plus = <path d="M5 12h14M12 5v14" />;
export const chevron = <path d="m15 18-6-6 6-6" />;

/** A bare drawing, for the kits without an icon frame of their own. */
export function Svg({ size = 20, children }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      aria-hidden
    >
      {children}
    </svg>
  );
}
