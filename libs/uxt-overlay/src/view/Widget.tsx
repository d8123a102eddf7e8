import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, Text } from '@guest/design-system';
import { End } from './End';
import { Guidelines } from './Guidelines';
import { useChange, useTest } from './overlayContext';
import { Bar, Body, Panel } from './styles';
import { Tasks } from './Tasks';
import { usePlace } from './usePlace';

/** The panel at the top right: guidelines, tasks, or the end. It can be moved and collapsed. */
export function Widget() {
  const { t } = useTranslation('uxt');
  const phase = useTest((state) => state.phase);
  const title = useTest((state) => state.test.title);
  const isCollapsed = useTest((state) => state.isCollapsed);
  const change = useChange();
  const panel = useRef<HTMLElement>(null);
  const { style, handle, bar } = usePlace(panel, isCollapsed);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    // The button that was pressed may go.
    toggleButton.current?.focus();
    change((state) => void (state.isCollapsed = !state.isCollapsed));
  };
  return (
    <Panel ref={panel} style={style} aria-label={t('region')} data-collapsed={isCollapsed}>
      <Bar {...bar}>
        <IconButton
          variant="overlay"
          icon="menu"
          label={`${t('widget.move')}. ${t('widget.moveHint')}`}
          {...handle}
        />
        <Text as="div" size="s" weight="semibold">
          {title}
        </Text>
        <IconButton
          ref={toggleButton}
          variant="overlay"
          icon={isCollapsed ? 'chevron-down' : 'chevron-up'}
          label={isCollapsed ? t('widget.expand') : t('widget.collapse')}
          aria-expanded={!isCollapsed}
          onClick={toggle}
        />
      </Bar>
      {!isCollapsed && (
        <Body>
          {phase === 'guidelines' && <Guidelines />}
          {phase === 'tasks' && <Tasks onCollapse={toggle} />}
          {phase === 'end' && <End />}
        </Body>
      )}
    </Panel>
  );
}
