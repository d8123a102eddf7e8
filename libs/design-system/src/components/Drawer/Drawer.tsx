import { useId, type ReactNode } from 'react';
import { useOwnOrGiven } from '../../internal/useOwnOrGiven';
import { type NavItem } from '../BottomBar/BottomBar';
import { Hamburger } from '../Hamburger/Hamburger';
import { PanelEntries } from '../SidePanel/PanelEntries';
import { SidePanel } from '../SidePanel/SidePanel';
import { Title } from '../Title/Title';
import { DrawerFoot } from './DrawerFoot';
import { frenchDrawerLabels, type DrawerLabels } from './drawerLabels';

/** Properties of `Drawer`. */
export interface DrawerProps {
  /** Stands at the head and names the panel. */
  title: string;
  /** The hotel's part of addresses; leads to its legal notice. */
  slug: string;
  items: readonly NavItem[];
  /** Tells which addresses leave for a tab of their own; the others are paths of the app. */
  opensInNewTab?: (href: string) => boolean;
  /** Address of the personal-data policy, opened in a tab of its own. */
  docPersonalData?: string | null;
  /** Colour of the toggle's bars; else that of the text around. */
  color?: string;
  showTrademark?: boolean;
  /** The maker's logo or name, after "Powered by". */
  trademark?: ReactNode;
  /** French where left out. */
  labels?: Partial<DrawerLabels>;
  /** Extra class names, for an app that styles around its parts. */
  classNames?: { toggle?: string; panel?: string };
  /** The parent's state; without it the drawer keeps its own, behind its toggle. */
  isShow?: boolean;
  onShowChange?: (isShow: boolean) => void;
  side?: 'left' | 'right';
  /** Width of the toggle's bars. */
  toggleSize?: number;
  /** A toggle of its own, unless the parent holds the state. */
  hasToggle?: boolean;
}

/** A panel that slides in from a side behind a hamburger: navigation, policy, legal notice, trademark. */
export function Drawer({
  title,
  slug,
  items,
  opensInNewTab,
  docPersonalData,
  color,
  showTrademark = false,
  trademark,
  labels,
  classNames,
  isShow,
  onShowChange,
  side = 'right',
  toggleSize,
  hasToggle = isShow === undefined,
}: DrawerProps) {
  const [isOpen, setOpen] = useOwnOrGiven(isShow, false, onShowChange);
  const id = useId();
  const words = { ...frenchDrawerLabels, ...labels };
  const close = () => setOpen(false);
  return (
    <>
      {hasToggle && (
        <span className={classNames?.toggle}>
          <Hamburger
            label={words.open}
            isOpen={isOpen}
            onToggle={setOpen}
            size={toggleSize}
            color={color}
            aria-controls={id}
            aria-haspopup="dialog"
          />
        </span>
      )}
      <SidePanel
        id={id}
        className={classNames?.panel}
        aria-label={title}
        isOpen={isOpen}
        onClose={close}
        closeLabel={words.close}
        side={side}
        top={
          <Title as="p" level="h3">
            {title}
          </Title>
        }
        foot={
          <DrawerFoot
            slug={slug}
            docPersonalData={docPersonalData}
            labels={words}
            trademark={showTrademark && trademark}
            onLeave={close}
          />
        }
      >
        <PanelEntries
          label={title}
          items={items}
          opensInNewTab={opensInNewTab}
          newTabLabel={words.new_tab}
          onChoose={close}
        />
      </SidePanel>
    </>
  );
}
