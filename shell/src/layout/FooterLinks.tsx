interface FooterLinksProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

export function FooterLinks({ label, links }: FooterLinksProps) {
  return (
    <nav aria-label={`${label} in the footer`}>
      <p>{label}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
