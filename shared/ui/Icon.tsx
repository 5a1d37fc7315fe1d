import {
  ArrowRight,
  BookOpen,
  CalendarDays,
  ChartColumn,
  Check,
  Clock,
  Compass,
  FileText,
  Globe,
  GraduationCap,
  Languages,
  Layers,
  Lock,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquare,
  Microscope,
  PenLine,
  Presentation,
  Search,
  Server,
  Settings2,
  ShieldCheck,
  Sprout,
  Users,
} from 'lucide-react';
import type { IconName } from '../contract/content/Content.ts';

const drawings = {
  'arrow-right': ArrowRight,
  book: BookOpen,
  calendar: CalendarDays,
  chart: ChartColumn,
  check: Check,
  clock: Clock,
  compass: Compass,
  file: FileText,
  globe: Globe,
  graduation: GraduationCap,
  languages: Languages,
  layers: Layers,
  lock: Lock,
  mail: Mail,
  megaphone: Megaphone,
  message: MessageSquare,
  microscope: Microscope,
  pen: PenLine,
  presentation: Presentation,
  search: Search,
  server: Server,
  settings: Settings2,
  shield: ShieldCheck,
  sprout: Sprout,
  users: Users,
} as const satisfies Record<IconName, LucideIcon>;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = drawings[name];
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" />;
}
