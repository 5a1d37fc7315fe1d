import type { MenuGroup } from '@mirqam/shared/contract/Menu';
import { useWords } from '../words/useWords.ts';
import { NavigationLink } from './NavigationLink.tsx';

interface FooterLinksProps {
  readonly group: MenuGroup;
}

export function FooterLinks({ group }: FooterLinksProps) {
  const { inFooter } = useWords();
  return (
    <nav aria-label={`${group.label} ${inFooter}`}>
      <p>{group.label}</p>
      <ul>
        {group.list.map(({ label, url, hreflang }) => (
          <li key={url}>
            <NavigationLink href={url} label={label} hreflang={hreflang} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
