import type { MenuGroup } from '@mirqam/shared/contract/content/Content';

interface FooterLinksProps {
  readonly group: MenuGroup;
}

export function FooterLinks({ group }: FooterLinksProps) {
  return (
    <nav aria-label={`${group.label} in the footer`}>
      <p>{group.label}</p>
      <ul>
        {group.list.map(({ value, label, url }) => (
          <li key={value}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
