import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../src/base/ui/input/button.tsx'
import { Field } from '../src/base/ui/input/field.tsx'
import { SearchSelect } from '../src/base/ui/input/search-select.tsx'
import { Select } from '../src/base/ui/input/select.tsx'
import { ConfirmDialog } from '../src/base/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../src/base/ui/overlay/dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator, MenuSheet } from '../src/base/ui/overlay/menu.tsx'
import { Popover } from '../src/base/ui/overlay/popover.tsx'
import { Tooltip } from '../src/base/ui/overlay/tooltip.tsx'
import { Example, useSampleTexts } from './example.tsx'

export function OverlayExamples() {
  return (
    <>
      <Dialogs />
      <Menus />
      <PopoverAndTooltip />
    </>
  )
}

function Dialogs() {
  const { short, label, long } = useSampleTexts()
  const [shown, setShown] = useState<'dialog' | 'confirm'>()
  const [name, setName] = useState('')
  const [map, setMap] = useState<number | null>(null)
  const [confirmed, setConfirmed] = useState(0)
  const close = () => setShown(undefined)
  return (
    <>
      <Example name="Dialog">
        <Button onClick={() => setShown('dialog')}>Dialog…</Button>
        <Dialog
          open={shown === 'dialog'}
          onOpenChange={close}
          title={long}
          footer={<Button onClick={close}>{short}</Button>}
        >
          <Field label={label} value={name} onChange={setName} />
          <Select
            label="Map"
            options={[
              { value: 1, label: 'Ancient' },
              { value: 2, label: 'Mirage' },
            ]}
            value={map}
            onChange={setMap}
            placeholder="-"
            inPopup
          />
          <Within place="dialog" />
          <p>{`${long} `.repeat(30)}</p>
        </Dialog>
      </Example>
      <Example name="ConfirmDialog">
        <Button look="danger" onClick={() => setShown('confirm')}>
          Confirm…
        </Button>
        <output>{confirmed}</output>
        <ConfirmDialog
          open={shown === 'confirm'}
          onOpenChange={close}
          title={label}
          onConfirm={() => {
            setConfirmed(confirmed + 1)
            close()
          }}
        >
          {long}
          <Within place="question" />
        </ConfirmDialog>
      </Example>
    </>
  )
}

function Menus() {
  const { short, long } = useSampleTexts()
  const [selected, setSelected] = useState(0)
  const [sheet, setSheet] = useState(false)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Example name="Menu">
        <Menu trigger={<Button>Menu…</Button>} align="start">
          <MenuItem icon={<Pencil size={16} />} onSelect={() => setSelected(selected + 1)}>
            {short}
          </MenuItem>
          <MenuItem locked onSelect={() => setSelected(selected + 100)}>
            {long}
          </MenuItem>
          <MenuSeparator />
          <MenuLink to="/friends">{`${short} 2`}</MenuLink>
        </Menu>
        <output>{selected}</output>
      </Example>
      <Example name="MenuSheet">
        <div ref={setPlace}>
          <Button ref={opener} onClick={() => setSheet(true)}>
            MenuSheet…
          </Button>
        </div>
        {place && (
          <MenuSheet at={place} open={sheet} onClose={() => setSheet(false)} finalFocus={opener}>
            <MenuItem onSelect={() => undefined}>{`${short} 3`}</MenuItem>
          </MenuSheet>
        )}
      </Example>
    </>
  )
}

function PopoverAndTooltip() {
  const { short, label, long } = useSampleTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Example name="Popover">
        <Popover trigger={<Button>Popover…</Button>} open={open} onOpenChange={setOpen} title={label}>
          <p>{long}</p>
          <Button>{short}</Button>
          <Within place="popover" />
        </Popover>
      </Example>
      <Example name="Tooltip">
        <Tooltip content={long}>
          <Button>Tooltip…</Button>
        </Tooltip>
      </Example>
    </>
  )
}

/** Everything that opens over a page, inside something that already lies over it. */
function Within({ place }: { place: string }) {
  const { long } = useSampleTexts()
  const [popover, setPopover] = useState(false)
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<number | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const options = [{ value: 1, label: 'Nuke' }]
  return (
    <div className="row wrap gap-2">
      <Tooltip content={long}>
        <Button>{`Tooltip in ${place}`}</Button>
      </Tooltip>
      <Menu trigger={<Button>{`Menu in ${place}`}</Button>}>
        <MenuItem onSelect={() => undefined}>{long}</MenuItem>
      </Menu>
      <Button ref={opener} onClick={event => setSheet(event.currentTarget)}>
        {`MenuSheet in ${place}`}
      </Button>
      {sheet && (
        <MenuSheet at={sheet} open onClose={() => setSheet(null)} finalFocus={opener}>
          <MenuItem onSelect={() => undefined}>{long}</MenuItem>
        </MenuSheet>
      )}
      <Popover
        trigger={<Button>{`Popover in ${place}`}</Button>}
        open={popover}
        onOpenChange={setPopover}
        title={`From ${place}`}
      >
        <p>{long}</p>
      </Popover>
      <Select label={`Select in ${place}`} options={options} value={map} onChange={setMap} placeholder="-" />
      <SearchSelect
        label={`SearchSelect in ${place}`}
        options={options}
        chosen={null}
        onChoose={() => undefined}
        onSearch={() => undefined}
        placeholder="-"
      />
    </div>
  )
}
