import { useWords } from '../words/useWords.ts';

interface NavigationLinkProps {
  readonly href: string;
  readonly label: string;
  readonly hreflang: string | undefined;
  readonly pathname?: string;
}

/** A link of header or footer, which says where it leads to another language. */
export function NavigationLink({ href, label, hreflang, pathname }: NavigationLinkProps) {
  const { menu } = useWords();
  return (
    <a href={href} hrefLang={hreflang} aria-current={href === pathname ? 'page' : undefined}>
      {hreflang ? (
        <span>
          <bdi lang={hreflang}>{label}</bdi> {menu.inEnglish}
        </span>
      ) : (
        label
      )}
    </a>
  );
}
