interface NavigationLinkProps {
  readonly href: string;
  readonly label: string;
  readonly pathname: string;
}

export function NavigationLink({ href, label, pathname }: NavigationLinkProps) {
  return (
    <a href={href} aria-current={href === pathname ? 'page' : undefined}>
      {label}
    </a>
  );
}
