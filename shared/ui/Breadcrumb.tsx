import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** The accessible name: "Breadcrumb". */
  readonly label: string;
  /** From the first ancestor to the page itself, which has no `href`. */
  readonly steps: readonly { readonly label: string; readonly href?: string }[];
}

export function Breadcrumb({ label: name, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={name}>
      <ol className={styles.trail}>
        {steps.map(({ label, href }, index) => (
          <li key={label} className={styles.step} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {href ? (
              <a className={styles.link} href={href}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
