import { useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { Grid } from '../components/Grid/Grid';
import { IconButton } from '../components/IconButton/IconButton';
import { SearchField } from '../components/form/SearchField/SearchField';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import { StatusLine } from '../components/StatusLine/StatusLine';
import { Text } from '../components/Text/Text';
import { Icon, type IconProps } from '../icons/Icon';
import { iconNames, uiIconNames } from '../icons/iconNames';
import { keywords } from '../icons/keywords';
import { bareButton, cardFrame } from '../internal/styles';
import { color, space } from '../theme/tokens';
import { importOf, isFoundBy, type AnyIconName } from './iconSearch';

const Frame = styled.li`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  min-width: 0;
  padding-inline-end: ${space.s1};
  list-style: none;
  ${cardFrame}
  > :last-child {
    color: ${color.textMuted};
  }
`;

const CopyName = styled.button`
  ${bareButton}
  display: flex;
  flex: 1;
  gap: ${space.s3};
  align-items: center;
  min-width: 0;
  min-height: 64px;
  padding: ${space.s2} ${space.s3};
  border-radius: inherit;
  color: ${color.text};
  text-align: start;
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const lists = [
  ['Names hotels may use', iconNames],
  ['Names the interface uses', uiIconNames],
] as const;

interface EntryProps {
  name: AnyIconName;
  look: Omit<IconProps, 'name'>;
  onCopy: (text: string) => void;
}

function Entry({ name, look, onCopy }: EntryProps) {
  return (
    <Frame>
      <CopyName type="button" title={`Copy ${name}`} onClick={() => onCopy(name)}>
        <Icon {...look} name={name} />
        <span>
          <Text as="div" size="s" weight="semibold">
            {name}
          </Text>
          <Text as="div" size="xs" tone="muted">
            {keywords[name].join(', ')}
          </Text>
        </span>
      </CopyName>
      <IconButton
        label={`Copy the import of ${name}`}
        title="Copy the import line"
        icon="copy"
        onClick={() => onCopy(importOf(name))}
      />
    </Frame>
  );
}

/** Every icon with its keywords: search, copy of the name and of the import line. */
export function IconGallery(look: Omit<IconProps, 'name'>) {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState('');
  const found = lists
    .map(([title, names]) => ({ title, names: names.filter((name) => isFoundBy(name, search)) }))
    .filter(({ names }) => names.length > 0);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(`Copied: ${text}`),
      () => setCopied(`The browser does not allow to copy: ${text}`),
    );
  return (
    <Stack gap={6}>
      <SearchField
        label="Search icons"
        placeholder="bed, mail, poubelle…"
        value={search}
        clearLabel="Clear the search"
        onClear={() => setSearch('')}
        onChange={(event) => setSearch(event.target.value)}
      />
      <StatusLine>{copied}</StatusLine>
      {found.length === 0 && (
        <EmptyState size="part" icon="search" titleAs="h2" title={`No icon is found by “${search}”`} />
      )}
      {found.map(({ title, names }) => (
        <Section key={title} title={`${title} (${names.length})`}>
          <Grid as="ul" columnsWide={3}>
            {names.map((name) => (
              <Entry key={name} {...{ name, look }} onCopy={copy} />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  );
}
