import type { MenuGroup } from '@mirqam/shared/contract/Menu';

interface FooterLinksProps {
  readonly group: MenuGroup;
}

export function FooterLinks({ group }: FooterLinksProps) {
  return (
    <nav aria-label={`${group.label} in the footer`}>
      <p>{group.label}</p>
      <ul>
        {group.list.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
