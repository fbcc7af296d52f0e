import { Pencil, Star, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink, type ButtonLook } from '../src/base/ui/input/button.tsx'
import { Checkbox } from '../src/base/ui/input/checkbox.tsx'
import { Field } from '../src/base/ui/input/field.tsx'
import { FileInput } from '../src/base/ui/input/file-input.tsx'
import { IconButton } from '../src/base/ui/input/icon-button.tsx'
import { LabelledSearchSelect, LabelledSelect } from '../src/base/ui/input/labelled-select.tsx'
import { LanguageChoice } from '../src/base/ui/input/language-choice.tsx'
import RangeSlider from '../src/base/ui/input/range-slider.tsx'
import { SearchField } from '../src/base/ui/input/search-field.tsx'
import { Select } from '../src/base/ui/input/select.tsx'
import type { SelectOption } from '../src/base/ui/input/select-list.tsx'
import { ToggleGroup } from '../src/base/ui/input/toggle-group.tsx'
import { Example, useSampleTexts } from './example.tsx'

const looks: ButtonLook[] = ['beam', 'panel', 'quiet', 'danger']

export function InputExamples() {
  return (
    <>
      <Buttons />
      <Fields />
      <Selects />
      <Choices />
    </>
  )
}

function Buttons() {
  const { short, phrase } = useSampleTexts()
  const [pressed, setPressed] = useState(0)
  return (
    <>
      <Example name="Button">
        {looks.map(look => (
          <Button key={look} look={look} onClick={() => setPressed(pressed + 1)}>
            {look}
          </Button>
        ))}
        <output>{pressed}</output>
        <Button size="s">{`${short} s`}</Button>
        <Button busy>{`${short} busy`}</Button>
        <Button disabled>{`${short} disabled`}</Button>
        <Button wide>{phrase}</Button>
      </Example>
      <Example name="ButtonLink">
        <ButtonLink to="/friends">{short}</ButtonLink>
      </Example>
      <Example name="IconButton">
        <IconButton label={short} onClick={() => setPressed(pressed + 1)}>
          <Pencil size={18} />
        </IconButton>
        <IconButton label={`${short} s`} size="s" disabled>
          <Pencil size={16} />
        </IconButton>
      </Example>
    </>
  )
}

function Fields() {
  const { label, long } = useSampleTexts()
  const [value, setValue] = useState('')
  const [phrase, setPhrase] = useState('')
  const [file, setFile] = useState<File>()
  return (
    <>
      <Example name="Field">
        <Field label={label} value={value} onChange={setValue} hint={long} />
        <Field label={`${label} 2`} value="42" onChange={() => undefined} valid />
        <Field label={`${label} 3`} value="?" onChange={() => undefined} fault={long} />
        <Field label={`${label} 4`} value={long} onChange={() => undefined} disabled />
      </Example>
      <Example name="SearchField">
        <SearchField label={label} value={phrase} onSearch={setPhrase} />
        <output>{phrase}</output>
      </Example>
      <Example name="FileInput">
        <FileInput
          label={label}
          words={file?.name ?? label}
          hint={long}
          accept=".csv"
          icon={<Upload size={20} />}
          onFile={setFile}
          disabled={false}
        />
      </Example>
    </>
  )
}

function Selects() {
  const { label, long } = useSampleTexts()
  const [chosen, setChosen] = useState<number | null>(null)
  const [found, setFound] = useState<SelectOption<number> | null>(null)
  const [phrase, setPhrase] = useState('')
  const options = [
    { value: 1, label: 'Ancient', icon: <Star size={14} /> },
    { value: 2, label: 'Mirage' },
    { value: 3, label: long },
  ]
  const matching = options.filter(option => option.label.toLowerCase().includes(phrase.toLowerCase()))
  return (
    <>
      <Example name="Select">
        <Select
          label={label}
          options={options}
          value={chosen}
          onChange={setChosen}
          placeholder="-"
          clearable
        />
        <Select label={`${label} 2`} options={options} value={chosen} onChange={setChosen} all="*" />
        <Select label={`${label} 3`} options={options} value={3} onChange={setChosen} disabled />
      </Example>
      <Example name="LabelledSelect">
        <LabelledSelect label={`${label} 4`} options={options} value={chosen} onChange={setChosen} />
      </Example>
      <Example name="LabelledSearchSelect">
        <LabelledSearchSelect
          label={`${label} 5`}
          options={matching}
          chosen={found}
          onChoose={value => setFound(options.find(option => option.value === value) ?? null)}
          onSearch={setPhrase}
          placeholder="-"
          clearable
        />
      </Example>
    </>
  )
}

function Choices() {
  const { short, label, long } = useSampleTexts()
  const [ticked, setTicked] = useState(false)
  const [range, setRange] = useState<[number, number]>([18, 30])
  const [pressed, setPressed] = useState<('a' | 'b')[]>(['a'])
  const [language, setLanguage] = useState('en')
  return (
    <>
      <Example name="Checkbox">
        <Checkbox checked={ticked} onChange={setTicked} required>
          {label}
        </Checkbox>
        <Checkbox checked onChange={() => undefined} disabled>
          {long}
        </Checkbox>
      </Example>
      <Example name="RangeSlider">
        <RangeSlider label={label} min={16} max={40} value={range} onChange={setRange} />
      </Example>
      <Example name="ToggleGroup">
        <ToggleGroup
          label={label}
          options={[
            { value: 'a', label: `${short} A`, face: 'A' },
            { value: 'b', label: `${short} B`, face: 'B' },
          ]}
          value={pressed}
          onChange={setPressed}
        />
      </Example>
      <Example name="LanguageChoice">
        <LanguageChoice label={label} value={language} onChange={setLanguage} />
      </Example>
    </>
  )
}
